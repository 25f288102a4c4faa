// The same questions in a well-known library for questionnaires.
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.css';
import { places, readQuestions } from './questions.ts';

const questions = await readQuestions();
const model = new Model({
  pages: questions.map(({ id, text, options }) => ({
    elements: [
      {
        type: 'matrix',
        name: `question-${id}`,
        title: text,
        rows: options.map((option) => ({ value: option.id, text: option.text })),
        columns: places.map((place, at) => ({ value: at + 1, text: place })),
      },
    ],
  })),
});
createRoot(document.querySelector('#root') as Element).render(<Survey model={model} />);
