import { Icon, type IconProps } from './icon.tsx'

/** Two links of a chain. */
export const ChainIcon = (props: IconProps) => (
  <Icon
    d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3"
    {...props}
  />
)
