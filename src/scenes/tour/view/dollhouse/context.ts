/** Walls hide what is behind them, and the page shows through where there is no home. */
export const dollhouseContext = { antialias: true, alpha: true, depth: true }
