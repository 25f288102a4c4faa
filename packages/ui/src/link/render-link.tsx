import type { ComponentProps, ReactNode } from 'react';

/** Draws a link, for a router to lead on; every prop goes to the anchor. */
export type RenderLink = (props: ComponentProps<'a'> & { href: string }) => ReactNode;

/** A link that the browser follows. */
export const renderPlainLink: RenderLink = (props) => <a {...props} />;
