import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const html = (priority: boolean) =>
  renderToStaticMarkup(<Picture name="kitchen" alt="A kitchen" sizes="50vw" priority={priority} />)

test('waits until it is near, unless it is the first thing seen', () => {
  expect(html(false)).toContain('loading="lazy" fetchPriority="low"')
  expect(html(true)).toContain('loading="eager" fetchPriority="high"')
})
