import type { SchemaFaultCode } from '../../../../projects/schema.ts'

/**
 * Why a value is no document, besides what its schema says:
 * `NotJson` it is no JSON at all · `Duplicate` an id or a path that is there already · `Dangling` an id of nothing ·
 * `Kind` a file of another kind than it is used as.
 */
export type DocumentFaultCode = SchemaFaultCode | 'NotJson' | 'Duplicate' | 'Dangling' | 'Kind'

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
