#!/bin/sh
# A UGI program that misbehaves: rogue.sh KIND [FILE], which notes in FILE that it was started.
[ -n "$2" ] && echo "$$" >>"$2"
[ "$1" = stillborn ] && exit 4
while read -r line; do
    case "$line" in
    ugi) echo ugiok ;;
    isready) echo readyok ;;
    quit) [ "$1" = clinging ] || exit 0 ;;
    go*)
        case "$1" in
        crash) exit 3 ;;
        silent | clinging) ;;
        deaf) exec sleep 1000 ;;
        illegal) echo bestmove z9 ;;
        none) echo bestmove none ;;
        flood) while :; do echo info string noise; done ;;
        esac
        ;;
    esac
done
[ "$1" = clinging ] && exec sleep 1000
