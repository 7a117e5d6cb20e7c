interface Row {
  archiveId: string
  reference: string
  amount: number
  payer?: string
  isCorrection?: boolean
}

/** A batch of incoming reference payments as a bank writes it: records of 90 signs, paid on 20 November 2026. */
export function ktlFile(rows: readonly Row[]): string {
  const sums = (isCorrection: boolean) => {
    const those = rows.filter((row) => Boolean(row.isCorrection) === isCorrection)
    const cents = those.reduce((sum, { amount }) => sum + amount, 0)
    return `${String(those.length).padStart(6, '0')}${String(cents).padStart(11, '0')}`
  }
  const lines = [
    `0261120060050${'1'.repeat(9)}1`,
    ...rows.map(({ archiveId, reference, amount, payer = 'MAKSAJA', isCorrection }) =>
      [
        ...['3', '12345600000785', '261120', '261120', archiveId.padEnd(16), reference.padStart(20, '0')],
        ...[payer.padEnd(12), '1', 'A', String(amount).padStart(10, '0'), isCorrection ? '1' : '0', 'A', '0'],
      ].join(''),
    ),
    `9${sums(false)}${sums(true)}`,
  ]
  return lines.map((line) => `${line.padEnd(90)}\n`).join('')
}
