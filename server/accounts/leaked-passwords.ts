/**
 * The long ones among the 49,000 most common leaked passwords that the rule in common-passwords.ts does not see, as the
 * first 48 bits of their SHA-256. From the list of @zxcvbn-ts/language-common 4.1.3 (MIT).
 */
import { createHash } from 'node:crypto'

const marks = new Set(
  `
  -VK3S2CD -m5eWhio 0lsbU_7a 1LRYZNnW 1SR1upSS 23rZUDNu 29zwG_Us 2EqaaysP 2GyGUbeU 2K7MZSzk 2Kr8S4R8 3mJ4q57R
  42-r2h8D 4AD0D8Ts 4SuC0djX 4WiJe7ST 53O7XZAm 5ABeLBV4 5JozIW0Y 5b32k2ZK 5jgYAZH7 5xTMsjpR 6NXRuQ_7 6aL00OHw
  6lWVzeiN 7unG4ZBv 7vocfgyW 8-rFbqRk 8dET-cCA 8fpdbCZC 97zS1ONy 9YfU1YZg 9ckxayB6 ACX3VwTw AKa3LUCJ ALR3dSD7
  AM_kbSur AVAA9LWM Afccmiur AktMLyeS AvUUgvVy AyzBH-el BNvdF3sk BRkl0D_Y BTQUFSSx B_UxYgNn BbtDKkv2 BiXlv6Ee
  Bkf0sL_U C2fGSk6W CXy2wyWu CZOPkSjQ Cad_ROuO DW_924eX DaC5Q_Mi DjyxN6Ri EH3c6tVg F0y3USFJ FIZKaiPe G3M-MIlx
  GAPGoz0m GF79TOh2 GL9u3ISA GmhC_8to GmvU2ded GwHjChn5 H0VOjOjX HDEt1kJq HGmdBtlm Hju4lHVv J-7Pl_MN JD0CPMKy
  JWahjNHq JiiNmQRc JnXnMonA KSniL0ix KwqMI0u5 L19s5a4w LEAgk_Vm LLOAnuPt LVQ7vBK3 M0idJJt5 M9c-I0Ec MfYed_JX
  NieZllxQ NqoVqI56 O02i4o6- O2YE0xAJ O4R-90iz P1wLX5wy SB7DEMKn SH5CDJ3r SdYhMl61 SpxT3tKa SrWBHoqg SsH1rv2b
  Sss-YmQc THPWx311 U6YMlDbZ UPSAl-Pl VvSuNWOE W0BicumJ W9etsCRG WLqjxUr1 WeIPaUVi X1DdcnTv XVpwoteI XpKG2oJh
  XspIkdry Xzs7YUlX Ytm1ayOp ZbyGf2j_ ZnjUPnQt ZvH6gy1h _Kx2tLLJ _MoogEXt auIXFkoe axVxMkDo bF8oWp7b bu37ltcn
  c0duOCYx c5jPEPKa cORI7zCZ cW-f-Skx cXmwswmI d1ucIAAC d7kOfpl4 dDBWFrK8 dlrZ9Mfm eAsQz6qs eJuZ6SpL egGt6kuK
  fDbFsPtr fcrJGqyR g3A1SQ8I gNqfiAiV gdBv6RZh ggbSLwQ3 ghooAgWq h2jO0l5j hFul5BLQ hGBzcd5J hGFbGnvX hN4TaFZY
  iTUmIaLl iXsxIHLC ivv9uNvl jG6W96tq jflQJlOP kBWzUCoh kHfRr2nH kJzeSic- lFcpmyms lTEk9ZZQ lbOvMJkm lc5w2e3j
  mmIu6vSm n4Cl4UAX nI9aSnd5 nhXsgQ0k nlonFPd8 oDZHVaOK okVv8GHE pe5w8VIl pi7LjE-W povzsv7V qR8Mwk_2 r1f5ohtY
  rPRUiJeN rZsHArxB rl3rhl05 s0Vk8cTN sCVvDvTf sowizQRQ ssN-0Zpd tMTY0b-3 tR176m0C trkBAlXO uDa-NY_K uNqCpJXm
  unXNOeqp vOKWbAsN vQhetZpV vqfwiHW7 wbWboMVu x-QCJY7j xNMI9vIK xfIKZ50B xlWNLBFo yF9nuoAm yK3kXtZP yQNOSa8s
  yQvA9tN9 yrGOXAzf ys_VJEAD zTQNGlxB zmQoco-K
`
    .trim()
    .split(/\s+/),
)

export function isLeakedPassword(text: string): boolean {
  return marks.has(createHash('sha256').update(text).digest('base64url').slice(0, 8))
}
