/**
 * How marks over the picture look. Their own colors in either theme: a dark line round a light one is seen on any
 * picture.
 */
export const markStyle = {
  /** From the middle of the window; each frame moves it where it is seen. */
  place: 'invisible absolute top-1/2 left-1/2 block -translate-1/2',
  ring:
    'group pointer-events-auto relative grid size-11 place-items-center rounded-full border-2 border-white text-white ' +
    'shadow-[0_0_0_1.5px_#14171f,0_2px_10px_rgb(0_0_0/0.45)] transition-colors duration-150 hover:bg-[#c23e12] ' +
    'focus-visible:outline-white',
  ground: 'bg-[#14171f]/75',
  chosen: 'bg-[#c23e12]',
  label:
    'pointer-events-none absolute top-full left-1/2 mt-1.5 max-w-40 -translate-x-1/2 truncate rounded-sm bg-[#14171f]/90 ' +
    'px-2 py-0.5 text-xs leading-5 whitespace-nowrap text-white',
  shownOnTouch:
    'opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100 ' +
    'max-sm:opacity-100 pointer-coarse:opacity-100',
}
