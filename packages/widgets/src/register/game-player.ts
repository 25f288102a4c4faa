import '../loader.ts';
import { gamePlayerElement } from '../game-player/game-player.element.ts';
import { defineElement } from '../shared/element/define-element.ts';

defineElement(gamePlayerElement);
