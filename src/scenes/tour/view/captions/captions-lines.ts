/** A screen with the two letters that captions are known by, on a square of 24 by 24. */
export const captionsLines =
  'M3.5 5.5h17v13h-17zM10.75 10.4a2.1 2.1 0 1 0 0 3.2M17.25 10.4a2.1 2.1 0 1 0 0 3.2'
