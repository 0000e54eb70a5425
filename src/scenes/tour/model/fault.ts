/**
 * What can go wrong with a file, as a code and what its sentence needs. The sentences are in
 * `content/<locale>/ui/tour.json` under `fault` + code.
 */
export type Fault =
  | { code: 'NotMedia'; name: string }
  | { code: 'Empty'; name: string }
  | { code: 'Unreadable'; name: string }
  | { code: 'Corrupt'; name: string }
  | { code: 'Unsupported'; name: string; format: string }
  | { code: 'TooLarge'; name: string; megapixels: number; limit: number }
  | { code: 'Sample'; name: string }
  | { code: 'Viewer'; name: string }

/** Carries a fault through a chain of promises. */
export class FaultError extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.code)
    this.name = 'FaultError'
    this.fault = fault
  }
}

/** The fault an exception carries; anything else is a file that could not be decoded. */
export function faultOf(error: unknown, name: string): Fault {
  return error instanceof FaultError ? error.fault : { code: 'Corrupt', name }
}
