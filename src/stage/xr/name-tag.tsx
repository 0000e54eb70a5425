import { classNames } from '../../ui/class-names.ts'

interface NameTagProps {
  id: string
  name: string
  /** Whether it looks as if it were aimed at. */
  isOver: boolean
  isDisabled?: boolean
  onPress: () => void
}

/** A name on a panel as a button that is no wider than it. */
export const NameTag = ({ id, name, isOver, isDisabled, onPress }: NameTagProps) => (
  <button
    type="button"
    name={id}
    disabled={isDisabled}
    onClick={onPress}
    className={classNames(
      'mx-auto block max-w-full rounded-md px-3.5 py-1.5 text-[1.375rem] leading-tight font-semibold text-white',
      isOver ? 'bg-[#c23e12]' : 'bg-[#14171f]',
    )}
  >
    {name}
  </button>
)
