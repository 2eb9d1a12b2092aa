/** Positions of Pentago in which nobody wins soon: every move of the first is proven with 0.8 GB of memory, of the second with 6 GB. */
export const OPEN_WITH_18 = "wb3b/b2wb1/4ww/1ww1bb/bw3b/wbw3 w";
export const OPEN_WITH_16 = "wb3b/b2wb1/4ww/1ww1bb/bw3b/2w3 w";
