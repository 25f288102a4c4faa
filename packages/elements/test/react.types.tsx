import '@aferir/elements/react';

export const page = (
  <>
    <aferir-disc-questionnaire
      className="wide"
      api-base="/api/v1"
      heading-level="3"
      hs="Abc123"
      messages={{ start: 'Vamos' }}
      onaferir-progress={({ detail }) => detail.answered / detail.total}
      ref={(element) => {
        if (element) element.tutorialHref = '/scale';
      }}
    />
    <aferir-performance-self-assessment managerId={7} can-close />
    {/* @ts-expect-error An answer has no such scheme. */}
    <aferir-behavioral-report theme="sepia" />
    {/* @ts-expect-error There is no such property. */}
    <aferir-behavioral-report managerName="Ana" />
    {/* @ts-expect-error There is no such tag. */}
    <aferir-unknown />
  </>
);
