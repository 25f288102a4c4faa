import type { AferirTags } from '../../widgets/src/generated/element-types.ts';

export type { OpenDetail } from '../../widgets/src/employee-dashboard/employee-dashboard.events.ts';
export type * from '../../widgets/src/generated/element-types.ts';
export type {
  CloseDetail,
  CompleteDetail,
  ErrorDetail,
  ProgressDetail,
  ReadyDetail,
} from '../../widgets/src/shared/host/events.ts';

/** What markup may set on a tag: its attributes as they are written, and its properties. */
export type TagValues<Tag extends keyof AferirTags> = AferirTags[Tag]['attributes'] &
  Omit<AferirTags[Tag]['properties'], keyof AferirTags[Tag]['attributes']>;

/** Listeners of the events of a tag, by the name of the event with what a framework puts before it. */
export type TagListeners<Tag extends keyof AferirTags, Prefix extends string> = {
  [Name in keyof AferirTags[Tag]['events'] & string as `${Prefix}${Name}`]?:
    | ((event: AferirTags[Tag]['events'][Name]) => void)
    | undefined;
};
