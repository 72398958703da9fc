@rem The scripts of package.json use "exec node", so that signals of npm reach Node and not only a shell.
@rem This file is that command on Windows.
@%*
