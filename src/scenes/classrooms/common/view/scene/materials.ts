/** The woods of shelves and of feet, as colors. */
export const woods = { oak: 0xb98d5b, walnut: 0x6d4a2f } as const
