import '../loader.ts';
import { defineElement } from '../shared/element/define-element.ts';
import { trainingPlayerElement } from '../training-player/training-player.element.ts';

defineElement(trainingPlayerElement);
