export {
  AppShell,
  type AppShellProps,
  type RenderShellLink,
  type ShellEntry,
  type ShellGroup,
  type ShellSection,
  UserMenu,
  type UserMenuProps,
} from './app-shell/index.ts';
export { Avatar, type AvatarProps, avatarColorsOf, initialsOf } from './avatar/index.ts';
export { Badge, type BadgeProps, type BadgeTone } from './badge/index.ts';
export { Button, type ButtonProps } from './button/index.ts';
export { Card, type CardProps, FigureCard, type FigureCardProps } from './card/index.ts';
export { Collapsible, type CollapsibleProps } from './collapsible/index.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/index.ts';
export {
  changeGridQuery,
  DataGrid,
  type DataGridMessages,
  type DataGridProps,
  defaultGridQuery,
  type GridColumnMeta,
  type GridColumns,
  type GridData,
  type GridFilterOption,
  type GridPageSize,
  type GridQuery,
  type GridQueryChange,
  type GridRowAction,
  gridColumnsOf,
  gridPageSizes,
  pageCountOf,
  RowButtons,
  type RowButtonsProps,
  toGridQuery,
} from './data-grid/index.ts';
export { Dialog, type DialogProps } from './dialog/index.ts';
export { EmailText, type EmailTextProps } from './email-text/index.ts';
export { EmptyState, type EmptyStateProps } from './empty-state/index.ts';
export {
  CheckboxField,
  type CheckboxFieldProps,
  EmailField,
  type FieldProps,
  PasswordField,
  type PasswordFieldProps,
  RadioGroupField,
  type RadioGroupFieldProps,
  type RadioOption,
  SelectField,
  type SelectFieldProps,
  type SelectOption,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from './field/index.ts';
export {
  deepActiveElement,
  tabbableIn,
  useFocusHeir,
  useFocusTrap,
  useScrollLock,
} from './focus/index.ts';
export { Form, type FormProps, useOneAtATime } from './form/index.ts';
export { type FormRule, formMessages } from './form-messages/index.ts';
export {
  applyProblem,
  type FormProblem,
  type FormRefusal,
  FormSummary,
  type FormSummaryProps,
  type RefusableForm,
  type RefusedFormState,
  refusalOf,
} from './form-summary/index.ts';
export { IconButton, type IconButtonProps } from './icon-button/index.ts';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuProps,
  MenuSeparator,
} from './menu/index.ts';
export { Notice, type NoticeProps, RetryNotice, type RetryNoticeProps } from './notice/index.ts';
export { Overlay, type OverlayProps } from './overlay/index.ts';
export { PageHeader, type PageHeaderProps } from './page-header/index.ts';
export {
  PortalContainerProvider,
  type PortalContainerProviderProps,
  usePortalContainer,
  useStyleNonce,
} from './portal-container/index.ts';
export { ProgressBar, type ProgressBarProps } from './progress-bar/index.ts';
export {
  preloadRadarChart,
  RadarChart,
  type RadarChartMessages,
  type RadarChartProps,
  type RadarScale,
  type RadarSeries,
} from './radar-chart/index.ts';
export {
  RankChoice,
  type RankChoiceMessages,
  type RankChoiceProps,
  type RankOption,
  type RankPlace,
  type RankValue,
} from './rank-choice/index.ts';
export {
  type DigitKeysOptions,
  ScoreChoice,
  type ScoreChoiceProps,
  type ScoreTone,
  useDigitKeys,
} from './score-choice/index.ts';
export { type Share, ShareBar, type ShareBarProps } from './share-bar/index.ts';
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './skeleton/index.ts';
export { Spinner, type SpinnerProps } from './spinner/index.ts';
export { useStableHandler } from './stable-handler/index.ts';
export { ThemeScope, type ThemeScopeProps } from './theme-scope/index.ts';
export {
  createToastStore,
  type Toast,
  type ToastContent,
  ToastRegion,
  type ToastRegionProps,
  type ToastStore,
  type ToastTone,
} from './toast/index.ts';
export {
  type BrandTokens,
  brandTokens,
  type ColorScheme,
  contrast,
  parseHex,
  type Rgb,
  type TokenName,
  tokenProperty,
  tokens,
  tokenValue,
} from './tokens/index.ts';
export { Tooltip, type TooltipProps } from './tooltip/index.ts';
export {
  type UiMessages,
  UiMessagesProvider,
  type UiMessagesProviderProps,
  uiMessages,
  useUiMessages,
} from './ui-messages/index.ts';
export { VisuallyHidden } from './visually-hidden/index.ts';
