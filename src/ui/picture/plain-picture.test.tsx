import { cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { PlainPicture } from './plain-picture.tsx'

afterEach(cleanup)

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

test('a picture is in the HTML, in both formats', () => {
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
