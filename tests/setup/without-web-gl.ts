import type { Page } from '@playwright/test'

/** A page, from its next load on, in a browser that draws nothing in 3D. */
export const withoutWebGl = (page: Page) => page.addInitScript(refuseWebGl)

/** Runs in the page, and must not refer to anything outside of itself. */
function refuseWebGl(): void {
  const { getContext } = HTMLCanvasElement.prototype
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
    },
  })
}
