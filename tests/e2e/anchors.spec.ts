import { fixedAnchors } from '../../scripts/content/anchors.ts'
import { seePage } from '../setup/crawl.ts'
import { expect, test } from '../setup/test.ts'

for (const [address, ids] of Object.entries(fixedAnchors)) {
  test(`copy may link to these places on ${address}: they are in the page as built`, async ({
    request,
  }) => {
    const page = seePage(await (await request.get(address)).text(), address)
    expect(ids.filter((id) => !page.ids.has(id))).toEqual([])
  })
}
