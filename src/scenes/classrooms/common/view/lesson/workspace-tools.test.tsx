import { act, render } from '@testing-library/react'
import { proxy } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import type { Workspace } from '../../model/session.ts'
import { ViewTools } from './workspace-tools.tsx'

const limits = {
  ...{ yaw: 0, pitch: 20, zoom: 100 },
  step: { yaw: 15, pitch: 10, zoom: 10 },
  pitchRange: { min: -10, max: 60 },
  zoomRange: { min: 50, max: 200 },
}

test('a button that has come to the end of its range says so', async () => {
  const view = proxy({ yaw: limits.yaw, pitch: limits.pitch, zoom: limits.zoom })
  const workspace: Workspace = { chosen: null, pace: 1, clock: 'page' }
  const { container } = render(<ViewTools session={{ view, workspace }} limits={limits} />)
  /** Looks there. @returns how many buttons have come to an end */
  const look = async (pitch: number, zoom: number) => {
    await act(async () => Object.assign(view, { yaw: view.yaw + 1, pitch, zoom }))
    return container.querySelectorAll('[aria-disabled=true]').length
  }
  expect([await look(59.9, 51), await look(60, 50), await look(-10, 200)]).toEqual([0, 2, 2])
})
