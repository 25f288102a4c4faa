import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { sendPin } from '../pin/send-pin.ts';
import type { PlayerPorts } from '../player-ports.ts';
import { trainingPlayerMessages as texts } from '../training-player-messages.ts';

/** Mails a new PIN; it answers the same whatever the address. */
export function sendPlayerPin(ports: PlayerPorts): Operation {
  return defineOperation('sendPlayerPin', async ({ params, body }, context) => {
    await sendPin(ports, context, { hash: params.hs, email: body.email });
    return { data: null, msg: texts.pinSent };
  });
}
