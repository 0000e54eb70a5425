/**
 * Why a value is no document:
 * `NotJson` it is no JSON at all · `Foreign` it is something else · `Newer` it was written by a newer
 * site · `Type` another kind of value · `Missing`, `Unknown` a key too few, too many · `Range` a number
 * out of range · `Length` too long or too short · `Text` a text of another form · `Duplicate` an id or a
 * path that is there already · `Dangling` an id of nothing · `Kind` a file of another kind than it is used as.
 */
export type DocumentFaultCode =
  | 'NotJson'
  | 'Foreign'
  | 'Newer'
  | 'Type'
  | 'Missing'
  | 'Unknown'
  | 'Range'
  | 'Length'
  | 'Text'
  | 'Duplicate'
  | 'Dangling'
  | 'Kind'

/** `path` is where, such as `rooms[3].links[0].yaw`; empty for the whole. */
export type DocumentFault = { code: DocumentFaultCode; path: string }

/** Carries a fault out of the depth of a document. */
export class DocumentError extends Error {
  readonly fault: DocumentFault
  constructor(code: DocumentFaultCode, path: string) {
    super(`${code} at ${path || 'the document'}`)
    this.name = 'DocumentError'
    this.fault = { code, path }
  }
}
