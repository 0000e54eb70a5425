import { Icon, type IconProps } from './icon.tsx'

export const UndoIcon = (props: IconProps) => (
  <Icon d="M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4" {...props} />
)
export const RedoIcon = (props: IconProps) => (
  <Icon d="m15.5 5 4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h4" {...props} />
)
