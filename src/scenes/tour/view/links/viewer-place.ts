import type { ScreenPoint } from '../../model/camera/screen.ts'

/** The window into the picture that an element lies in, or beside which it stands. */
export const viewerOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[role=application]') ??
  element?.closest('section')?.querySelector<HTMLElement>('[role=application]') ??
  null

/** Takes the focus back to the picture, before what had it goes. */
export const focusViewer = (element: Element | null) =>
  viewerOf(element)?.focus({ preventScroll: true })

/** Where a pointer is, from the window's middle, CSS pixels. */
export function pointInViewer(
  view: Element,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
): ScreenPoint {
  const { left, top, width, height } = view.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
