import { act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Header } from './header.tsx'
import { navigation, renderWholeInSite } from './testing/render-in-site.tsx'

afterEach(() => {
  window.scrollTo(0, 0)
})

const show = () =>
  renderWholeInSite(<Header navigation={navigation} brand="Realia" locale="en" path="/" />)

test('§9 is compact beyond 50 pixels of scroll', async () => {
  const { container } = await show()
  const header = container.querySelector('header')
  const scrollTo = (y: number) =>
    act(() => {
      window.scrollTo(0, y)
      dispatchEvent(new Event('scroll'))
    })
  scrollTo(50)
  expect(header?.hasAttribute('data-compact')).toBe(false)
  scrollTo(51)
  expect(header?.hasAttribute('data-compact')).toBe(true)
  scrollTo(0)
  expect(header?.hasAttribute('data-compact')).toBe(false)
})
