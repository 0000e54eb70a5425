import { PlayIcon } from '../icons/tools.tsx'
import { Button, type ButtonProps } from './button.tsx'

/** Starts what a poster shows: all of the poster is pressed. */
export const PlayButton = ({ children, ...props }: ButtonProps) => (
  <Button variant="primary" className="needs-scripts after:absolute after:inset-0" {...props}>
    <PlayIcon />
    {children}
  </Button>
)
