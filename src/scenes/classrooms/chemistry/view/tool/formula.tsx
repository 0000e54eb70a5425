/** A formula such as `CO2` with its counts set low. */
export function Formula({ children }: { children: string }) {
  return children.split(/(\d+)/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one formula keep their places.
    index % 2 === 1 ? <sub key={index}>{part}</sub> : <span key={index}>{part}</span>,
  )
}
