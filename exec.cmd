@rem The scripts of package.json say "exec node" so that npm's signals reach Node itself and not only a shell.
@rem Windows has no such word: this makes it one.
@%*
