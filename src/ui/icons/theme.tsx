import { Icon, type IconProps } from './icon.tsx'

export const SunIcon = (props: IconProps) => (
  <Icon
    d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1"
    {...props}
  />
)
export const MoonIcon = (props: IconProps) => (
  <Icon d="M20 14.2A8 8 0 0 1 9.8 4 8 8 0 1 0 20 14.2Z" {...props} />
)
export const ScreenIcon = (props: IconProps) => <Icon d="M4 5h16v11H4zM9 20h6M12 16v4" {...props} />
