import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createObservableView } from '../../../../../math/orbit-view.ts'
import type { Workspace } from '../../model/session.ts'
import { ViewTools } from './workspace-tools.tsx'

const limits = {
  step: { yaw: 15, pitch: 10, zoom: 10 },
  pitchRange: { min: -10, max: 60 },
  zoomRange: { min: 50, max: 200 },
}

test('a button that has come to the end of its range says so', async () => {
  const view = { yaw: 0, pitch: 20, zoom: 100 }
  const workspace: Workspace = {
    chosen: null,
    pace: 1,
    view: createObservableView(view),
    home: view,
    clock: 'page',
  }
  const { container } = render(<ViewTools workspace={workspace} limits={limits} />)
  /** Looks there. @returns how many buttons have come to an end */
  const look = async (pitch: number, zoom: number) => {
    await act(async () => workspace.view.change({ yaw: workspace.view.yaw + 1, pitch, zoom }))
    return container.querySelectorAll('[aria-disabled=true]').length
  }
  expect([await look(59.9, 51), await look(60, 50), await look(-10, 200)]).toEqual([0, 2, 2])
})
