import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const html = (priority: boolean) =>
  renderToStaticMarkup(<Picture name="kitchen" alt="A kitchen" sizes="50vw" priority={priority} />)

test('offers AVIF before WebP in every width, and keeps its room', () => {
  const markup = html(false)
  expect(markup).toContain(
    'type="image/avif" srcSet="/pictures/kitchen-480.avif 480w, /pictures/kitchen-720.avif 720w, /pictures/kitchen-960.avif 960w, /pictures/kitchen-1920.avif 1920w"',
  )
  expect(markup).toContain('src="/pictures/kitchen-960.webp"')
  expect(markup).toContain('width="1920" height="1080"')
  expect(markup.indexOf('avif')).toBeLessThan(markup.indexOf('webp'))
})

test('waits until it is near, unless it is the first thing seen', () => {
  expect(html(false)).toContain('loading="lazy" fetchPriority="low"')
  expect(html(true)).toContain('loading="eager" fetchPriority="high"')
})
