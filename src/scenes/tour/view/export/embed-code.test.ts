import { expect, test } from 'vitest'
import { embedCode } from './embed-code.ts'

test('the code is a frame with a title, and allows what a saved page asks for', () => {
  expect(embedCode({ address: 'tours/Ma%20maison.html', title: 'Ma maison' })).toBe(
    '<iframe src="tours/Ma%20maison.html" title="Ma maison" width="100%" height="560" allow="fullscreen" loading="lazy" style="border: 0"></iframe>',
  )
})

test('a name that is a tag stays in its quotes', () => {
  const code = embedCode({ address: 'a.html?b=1&c="2"', title: '"><script>alert(1)</script>' })
  expect(code.match(/</g)).toHaveLength(2)
  expect(code).toContain('src="a.html?b=1&amp;c=&quot;2&quot;"')
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
})
