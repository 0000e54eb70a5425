/** Where an address leads, as a person reads it. */
export const placeOf = (href: string) => href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')
