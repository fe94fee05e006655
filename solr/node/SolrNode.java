import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.solr.embedded.JettyConfig;
import org.apache.solr.embedded.JettySolrRunner;

/**
 * One node of a SolrCloud from the published artifacts, which hold no start script: java SolrNode.java HOME PORT, with
 * the address of ZooKeeper in the system property zkHost. Answers on the loopback interface until it is ended.
 */
public class SolrNode {
  public static void main(String[] arguments) throws Exception {
    Path home = Path.of(arguments[0]);
    int port = Integer.parseInt(arguments[1]);
    Files.createDirectories(home);
    Files.writeString(home.resolve("solr.xml"), """
        <solr>
          <solrcloud>
            <str name="host">127.0.0.1</str>
            <int name="hostPort">${hostPort}</int>
            <str name="hostContext">solr</str>
            <int name="zkClientTimeout">15000</int>
          </solrcloud>
        </solr>
        """);
    System.setProperty("hostPort", arguments[1]);
    JettyConfig config =
        JettyConfig.builder().setContext("/solr").setPort(port).useOnlyHttp1(true).stopAtShutdown(true).build();
    new JettySolrRunner(home.toString(), new Properties(), config).start(false);
    System.out.println("ready");
    Thread.currentThread().join();
  }
}
