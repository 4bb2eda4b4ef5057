# Errors of analyses.
error-analysis-of-what = zeg wat er geanalyseerd moet worden: een partij of een stelling, een van beide
error-analysis-running = een partij die nog gespeeld wordt, wordt niet geanalyseerd
error-analysis-unknown = die analyse bestaat niet
error-analysis-not-yours = alleen wie een analyse heeft gevraagd kan haar stoppen, zolang ze wacht of loopt
error-analysis-too-long = te lang voor een analyse: { $found } beurten, hoogstens { $most }
error-analysis-too-many = hoogstens { $most } van je analyses kunnen tegelijk wachten
error-analysis-busy = er worden nu te veel analyses gevraagd; probeer het later opnieuw
