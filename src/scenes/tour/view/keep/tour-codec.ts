import { parseDocumentText } from '../../model/document/parse-document.ts'
import { serialiseDocument } from '../../model/document/serialise-document.ts'
import type { TourDocument } from '../../model/document/tour-document.ts'
import type { Codec } from './codec.ts'

/** How a tour's document is written and read. */
export const tourCodec: Codec<TourDocument> = {
  parse: parseDocumentText,
  serialise: serialiseDocument,
}
