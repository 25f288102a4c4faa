// The floor: the questions from one call, radio buttons, React DOM and nothing else.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { places, type Question, readQuestions } from './questions.ts';

function PlainQuestionnaire({ questions }: { questions: readonly Question[] }) {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const question = questions[index];
  if (!question) return <p>Obrigado!</p>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setIndex(index + 1);
      }}
    >
      <style>{'label { display: block; }'}</style>
      <h1>{question.text}</h1>
      {question.options.map(({ id, text }) => (
        <fieldset key={id}>
          <legend>{text}</legend>
          {places.map((place, at) => (
            <label key={place}>
              <input
                type="radio"
                name={`option-${id}`}
                checked={chosen[id] === at + 1}
                onChange={() => setChosen({ ...chosen, [id]: at + 1 })}
              />
              {place}
            </label>
          ))}
        </fieldset>
      ))}
      <button type="submit">Próxima</button>
    </form>
  );
}

const questions = await readQuestions();
createRoot(document.querySelector('#root') as Element).render(
  <PlainQuestionnaire questions={questions} />,
);
