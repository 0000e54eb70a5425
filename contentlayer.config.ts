import { makeSource } from 'contentlayer2/source-files'
import remarkGfm from 'remark-gfm'
import { definitions } from './content/schemas/index.ts'
import { toContentlayer } from './scripts/content/to-contentlayer.ts'
import { locales } from './src/site/locales.ts'

export default makeSource({
  contentDirPath: 'content',
  contentDirInclude: [...locales],
  documentTypes: definitions.map(toContentlayer),
  mdx: { remarkPlugins: [remarkGfm] },
  disableImportAliasWarning: true,
})
