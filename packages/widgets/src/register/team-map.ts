import { teamMapElement } from '../team-map/team-map.element.ts';
import '../loader.ts';
import { defineElement } from '../shared/element/define-element.ts';

defineElement(teamMapElement);
