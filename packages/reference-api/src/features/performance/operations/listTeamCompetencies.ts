import { teamCompetencies } from '@aferir/domain';
import { defineReading } from '../../../operation/operation.ts';
import { findTeam } from '../../../shared/team/find-team.ts';
import { sumTeam } from '../team/team-sums.ts';

/** Lists the means of a team by competency, the widest gap first. */
export const listTeamCompetencies = defineReading(
  'listTeamCompetencies',
  async ({ query }, context) => {
    const { members } = await findTeam(context, query);
    const { competencies, reviewed } = await sumTeam(context.db, context.company.id, {
      personIds: members.map(({ id }) => id),
      withHeld: context.actor.kind === 'staff',
    });
    const { rows, hiddenCount } = teamCompetencies(competencies);
    return {
      data: {
        rows: rows.map(({ id, name, selfMean, managerMean, difference, compared }) => ({
          idCompetencia: id,
          nmCompetencia: name,
          mediaAuto: selfMean,
          mediaGestor: managerMean,
          diferenca: difference,
          qtdPessoas: compared,
        })),
        qtdPessoas: members.length,
        qtdComResultado: reviewed,
        qtdOcultas: hiddenCount,
      },
    };
  },
);
