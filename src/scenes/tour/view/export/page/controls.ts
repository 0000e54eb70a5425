import { tourConfig } from '../../../config.ts'
import type { FormatWord } from '../../../model/export/page-data.ts'
import { type Inertia, stopInertia } from '../../../model/inertia.ts'
import { resetView, subscribeView, type View, zoomBy } from '../../../model/view.ts'
import { make, tool } from './make.ts'

const lines = {
  out: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20M8 10.5h5',
  in: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20M10.5 8v5M8 10.5h5',
  reset: 'M5 5v5h5M5.6 10A7 7 0 1 1 5 13.5',
  screen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
}

/** Zoom, reset and, where the browser has it, full screen of an element. */
export function createControls(view: View, motion: Inertia, say: FormatWord, screen: HTMLElement) {
  const { min, max } = tourConfig.zoom
  const out = tool(say('zoomOut'), lines.out, () => zoomBy(view, -1))
  const closer = tool(say('zoomIn'), lines.in, () => zoomBy(view, 1))
  const reset = tool(say('reset'), lines.reset, () => {
    stopInertia(motion)
    resetView(view)
  })
  const readout = make('output')
  let shown: number | undefined
  const show = () => {
    // Whatever is written there is read out, and a view turns more often than it is zoomed.
    if (view.zoom === shown) return
    shown = view.zoom
    readout.textContent = say('zoomReadout', { zoom: view.zoom })
    out.button.ariaDisabled = String(view.zoom <= min)
    closer.button.ariaDisabled = String(view.zoom >= max)
  }
  show()
  subscribeView(view, show)

  const toggleScreen = () => {
    const done = document.fullscreenElement ? document.exitFullscreen() : screen.requestFullscreen()
    // Refused without a visitor's gesture; then nothing changes, which the button shows.
    done.catch(() => {})
  }
  const full = tool(say('fullscreen'), lines.screen, toggleScreen)
  document.addEventListener('fullscreenchange', () =>
    full.rename(say(document.fullscreenElement ? 'exitFullscreen' : 'fullscreen')),
  )
  const zoom = make('fieldset', { 'aria-label': say('zoomLabel') })
  zoom.append(out.button, readout, closer.button, reset.button)
  const bar = make('div', { class: 'controls' }, zoom)
  // A page in a frame has it where the page around allows it.
  if (document.fullscreenEnabled) bar.append(full.button)
  return { bar, toggleScreen: () => document.fullscreenEnabled && toggleScreen() }
}
