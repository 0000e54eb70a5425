/** What some browsers tell of the device and the connection; others say nothing, which counts as fit. */
interface Device {
  connection?: { saveData?: boolean }
  deviceMemory?: number
}

/** A device with so little memory, in GB, is given only what is asked for. */
const smallMemory = 2

/** Whether things may be fetched that nobody has asked for yet: not where the visitor saves data, nor on a small device. */
export const mayFetchAhead = (): boolean =>
  !(navigator as Device).connection?.saveData && deviceMemory() > smallMemory

/** In GB, as far as the browser tells; browsers tell no more than 8. */
export const deviceMemory = (): number =>
  (navigator as Device).deviceMemory ?? Number.POSITIVE_INFINITY
