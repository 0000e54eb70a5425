import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, PlainPicture } from './picture.tsx'

const html = (priority: boolean) =>
  renderToStaticMarkup(<Picture name="kitchen" alt="A kitchen" sizes="50vw" priority={priority} />)

test('a picture loads when it is near, or at once with priority', () => {
  expect(html(false)).toContain('loading="lazy" fetchPriority="low"')
  expect(html(true)).toContain('loading="eager" fetchPriority="high"')
})

const sofa = (late: boolean) => (
  <PlainPicture
    file="/models/sofa"
    alt=""
    width={512}
    height={512}
    late={late}
    className="size-9"
  />
)

test('a picture is in the HTML in both formats', () => {
  const html = renderToStaticMarkup(sofa(false))
  expect(html).toContain('srcSet="/models/sofa.avif"')
  expect(html).toContain('src="/models/sofa.webp"')
})

test('a late one is there for those without scripts, and its place for the others; it comes with the scripts', () => {
  const html = renderToStaticMarkup(sofa(true))
  expect(html).toMatch(/^<span [^>]*><noscript>.*<\/noscript><\/span>$/)
  expect(html).toContain('src="/models/sofa.webp"')
  const { container } = render(sofa(true))
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/models/sofa.webp')
})
