/** Positions and turns of real games, for the tests. */

export const SIAM = ["cm", "lp", "su", "kh", "ay", "ba", "na", "ke"]
export const BRITAIN = ["mo", "st", "nb", "la", "gw", "wa", "es", "de"]

/** The example of K8.2. */
export const START =
  "siam:2 1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2 kh,ke,cm,ba,ay,na,su,lp 1.0.1:KTT12RLM/1.1.0:KTT12RLM 2 0 - -"
/** Amid a game of three, as seat 1 sees it, as a spectator sees it, and all of it. */
export const THREE =
  "siam:3 0.0.0/2.1.3/0.0.0/0.0.0/4.0.0/2.3.1/1.1.3/0.1.2 " +
  "kh=M,cm=R,su=R,lp,na!,ay,ba,ke 1.2.1:TT12RL/1.3.2:K2LM/2.0.3:KTRLM 3 0 2>1>3 -"
export const THREE_SEEN =
  "siam:3 0.0.0/2.1.3/0.0.0/0.0.0/4.0.0/2.3.1/1.1.3/0.1.2 " +
  "kh=M,cm=R,su=R,lp,na!,ay,ba,ke 1.2.1:TT12RL/1.3.2:*4R/2.0.3:*5T 3 0 2>1>3 -"
/** A game of four on the other map, two passes in a row; the third seat's pile shows 1 vs. 1. */
export const FOUR_SEEN =
  "britain:4 0.0.2/1.4.1/1.2.0/0.2.2/2.2.0/2.0.2/3.0.3/1.1.0 " +
  "la,mo,st,de,es!,gw,nb,wa 1.2.1:KT1RLM/2.0.2:*6K/3.0.1:*61/0.1.1:*8 2 2 3>2>1 1v1:L@es,R@de"
export const OVER =
  "siam:3 0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0 " +
  "kh=M,cm=R,su=R,ke!=B,na!=M,ay=R,ba=R,lp=B 1.4.2:TTL/5.3.2:-/2.1.4:TLM 1 0 3>1>2 -"
/** The fourth British province ends a game before the last struggle (K6.3). */
export const COLONIAL =
  "siam:2 1.1.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0 " +
  "lp=B,su=B,kh=R,ay=B,ba=L,na=M,ke=B,cm 1.1.1:K/2.1.1:T 1 0 1>2 -"
