/** What can be wrong with a photo, as a code and what its sentence needs: `fault` + code in `ui/furniture.json`. */
export type Fault =
  | { code: 'NotImage' | 'Empty' | 'Unreadable' | 'Corrupt' | 'Sample' | 'Desk'; name: string }
  | { code: 'Unsupported'; name: string; format: string }
  | { code: 'TooLarge'; name: string; megapixels: number; limit: number }
  | { code: 'Panorama'; name: string }
  /** Of a room that was kept or saved: see `SavedReason`. */
  | { code: 'Foreign' | 'Newer' | 'Damaged' | 'Gone'; name: string }

/** Carries a fault through a chain of promises. */
export class FaultError extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.code)
    this.name = 'FaultError'
    this.fault = fault
  }
}

export function faultOf(error: unknown, name: string): Fault {
  return error instanceof FaultError ? error.fault : { code: 'Corrupt', name }
}
