import { classNames } from '../../../../ui/class-names.ts'
import type { Pin, Plan } from '../../model/document/tour-document.ts'
import { pinLabelPlacement } from '../../model/plan/plan-drawing.ts'

const beside = { right: 'left-2', left: 'right-2', middle: 'left-1/2 -translate-x-1/2' } as const

/** How pins on the plan look. The sheet is paper in either theme, and so their colours are the same. */
export const pinStyle = {
  button:
    'group absolute grid size-11 -translate-1/2 place-items-center rounded-full focus-visible:outline-[#14171f]',
  dot: (isPresent: boolean) =>
    classNames(
      'grid place-items-center rounded-full border-2 border-white shadow-[0_0_0_1.5px_#14171f] transition-transform duration-150',
      'group-hover:scale-125 motion-reduce:transition-none',
      isPresent ? 'size-5 bg-[#c23e12]' : 'size-4 bg-[#14171f]',
    ),
  label: (pin: Pin, { pins }: Pick<Plan, 'pins'>, isPresent: boolean, isCrowded: boolean) => {
    const { isAbove, side } = pinLabelPlacement(pin, pins)
    return classNames(
      'pointer-events-none absolute max-w-28 truncate rounded-sm px-1.5 text-xs leading-5 whitespace-nowrap',
      isAbove ? 'bottom-full -mb-1.5' : 'top-full -mt-1.5',
      beside[side],
      isPresent
        ? 'z-1 bg-[#c23e12] text-white'
        : 'bg-[#fbfaf6]/90 text-[#14171f] group-hover:z-1 group-hover:opacity-100 group-focus-visible:z-1 group-focus-visible:opacity-100',
      !isPresent && (isCrowded ? 'opacity-0' : '@max-xs:opacity-0'),
    )
  },
}
