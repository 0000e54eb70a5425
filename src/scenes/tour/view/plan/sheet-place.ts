import type { PlanPoint } from '../../model/document/tour-document.ts'

/** The sheet that an element lies on. */
export const sheetOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-sheet]') ?? null

/** Where a pointer is on a sheet; outside of 0…1 beside it. */
export function pointOnSheet(
  sheet: Element,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
): PlanPoint {
  const { left, top, width, height } = sheet.getBoundingClientRect()
  return [(clientX - left) / width, (clientY - top) / height]
}

/** Where something stands on a sheet, for its style. */
export const placeOnSheet = ([x, y]: PlanPoint) => ({ left: `${100 * x}%`, top: `${100 * y}%` })
