interface Row {
  archiveId: string
  reference: string
  amount: number
  payer?: string
}

/** A camt.054 of credits as a bank writes it, booked on 20 November 2026. */
export function camtFile(rows: readonly Row[]): string {
  const euros = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  const entries = rows.map(
    ({ archiveId, reference, amount, payer = 'Maksaja' }) => `<Ntry><Amt Ccy="EUR">${euros(amount)}</Amt>
      <CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>
      <NtryDtls><TxDtls><Refs><AcctSvcrRef>${archiveId}</AcctSvcrRef></Refs>
        <AmtDtls><TxAmt><Amt Ccy="EUR">${euros(amount)}</Amt></TxAmt></AmtDtls>
        <RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties>
        <RmtInf><Strd><CdtrRefInf><Ref>${reference.padStart(20, '0')}</Ref></CdtrRefInf></Strd></RmtInf>
      </TxDtls></NtryDtls></Ntry>`,
  )
  const sum = rows.reduce((total, { amount }) => total + amount, 0)
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02"><BkToCstmrDbtCdtNtfctn>
  <GrpHdr><MsgId>1</MsgId></GrpHdr>
  <Ntfctn><Id>1</Id><TxsSummry><TtlNtries><NbOfNtries>${rows.length}</NbOfNtries><Sum>${euros(sum)}</Sum></TtlNtries></TxsSummry>
  ${entries.join('\n')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`
}
