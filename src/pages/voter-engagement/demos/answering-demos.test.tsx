import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import demo from '../../../../content/en/demos/voter-engagement.json' with { type: 'json' }
import page from '../../../../content/en/pages/voter-engagement.json' with { type: 'json' }
import type { VoterEngagementDemo } from '../../../../content/schemas/voter-engagement-demo.ts'
import { AdaptiveDemo, interestBranch } from './answering-demos.tsx'

test.each([
  ['29', 'young'],
  ['29.9', 'young'],
  ['30', 'older'],
  ['105', 'older'],
])('§5 age %s is read as an integer: %s', (age, branch) => {
  expect(interestBranch(age)).toBe(branch)
})

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement

test('§4 age, interest, adapted, Reset: the focus is always where the visit goes on', async () => {
  render(<AdaptiveDemo copy={page.stations.adaptive} demo={demo as VoterEngagementDemo} />)
  const input = () => screen.getByLabelText('How old are you?') as HTMLInputElement
  expect(button('Next').disabled).toBe(true)
  fireEvent.change(input(), { target: { value: '29' } })
  expect(button('Next').disabled).toBe(false)
  await act(async () => button('Next').click())
  expect(document.activeElement?.textContent).toBe('What matters most to you?')
  await act(async () => button('Job Market').click())
  expect(document.activeElement?.textContent).toBe('Survey adapted to your profile!')
  await act(async () => button('Reset').click())
  expect(document.activeElement).toBe(input())
  expect(input().value).toBe('')
})
